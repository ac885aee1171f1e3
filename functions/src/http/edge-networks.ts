import ipaddr from 'ipaddr.js';

// The networks between a visitor and this process, as data. How to renew them: docs/decisions/030-strangers.md.

/**
 * Google's front ends, through which Hosting calls a function: every block of goog.json that has no part in cloud.json,
 * whose addresses belong to customers, and the two ranges that Google documents for its load balancers. Parts of blocks
 * that are shared with customers are left out, because they may be a customer's tomorrow.
 *
 * @source https://www.gstatic.com/ipranges/goog.json and cloud.json as of 2026-07-26;
 *   https://cloud.google.com/load-balancing/docs/https#source-ip-addresses
 */
const GOOGLE_NETWORKS = [
  '35.191.0.0/16', // load balancers
  '130.211.0.0/22', // load balancers
  '8.8.4.0/24',
  '8.8.8.0/24',
  '64.15.112.0/20',
  '64.233.160.0/19',
  '66.102.0.0/20',
  '66.249.64.0/19',
  '70.32.128.0/19',
  '72.14.192.0/18',
  '74.114.24.0/21',
  '74.125.0.0/16',
  '104.237.160.0/19',
  '108.170.192.0/18',
  '108.177.0.0/17',
  '142.250.0.0/15',
  '172.110.32.0/21',
  '172.217.0.0/16',
  '172.253.0.0/16',
  '173.194.0.0/16',
  '192.178.0.0/15',
  '193.186.4.0/24',
  '207.223.160.0/20',
  '208.65.152.0/22',
  '208.68.108.0/22',
  '208.81.188.0/22',
  '208.117.224.0/19',
  '209.85.128.0/17',
  '216.58.192.0/19',
  '216.73.80.0/20',
  '216.239.32.0/19',
  '2001:4860::/32',
  '2404:6800::/32',
  '2404:f340::/32',
  '2606:73c0::/32',
  '2607:f8b0::/32',
  '2620:11a:a000::/40',
  '2620:120:e000::/40',
  '2800:3f0::/32',
  '2a00:1450::/32',
  '2c0f:fb50::/32',
];

/** Hosting's edge, which Fastly runs. @source https://api.fastly.com/public-ip-list as of 2026-07-02 */
const FASTLY_NETWORKS = [
  '23.235.32.0/20',
  '43.249.72.0/22',
  '103.244.50.0/24',
  '103.245.222.0/23',
  '103.245.224.0/24',
  '104.156.80.0/20',
  '140.248.64.0/18',
  '140.248.128.0/17',
  '146.75.0.0/17',
  '151.101.0.0/16',
  '157.52.64.0/18',
  '167.82.0.0/17',
  '167.82.128.0/20',
  '167.82.160.0/20',
  '167.82.224.0/20',
  '172.111.64.0/18',
  '185.31.16.0/22',
  '199.27.72.0/21',
  '199.232.0.0/16',
  '2a04:4e40::/32',
  '2a04:4e42::/32',
];

const EDGE_NETWORKS = [...GOOGLE_NETWORKS, ...FASTLY_NETWORKS].map((network) => ipaddr.parseCIDR(network));

/** Whether an address belongs to Google's front ends or to Hosting's edge. False for text that is no address. */
export function isEdgeAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return EDGE_NETWORKS.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
