/** What a folder may import beside itself. */
export interface Room {
  /** Rooms of this table, and packages by their names. */
  readonly to: readonly string[];
  /** What its tests, stories and test helpers may import beside that. */
  readonly tests?: readonly string[];
  /** Said to who breaks it. */
  readonly why?: string;
}

type Rooms = Readonly<Record<string, Room>>;

const under = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`);

const TESTING = ['vitest', 'fast-check', 'node'];

// The domain: pure TypeScript; its contracts alone know zod.

const DOMAIN = 'packages/domain/src';

const SUBJECTS = 'text money time stored users foods limits house orders reviews moving-in moving-out *'.split(' ');
const subject = (...to: readonly string[]): Room => ({
  to: under(DOMAIN, ...to),
  tests: [...TESTING, ...under(DOMAIN, ...SUBJECTS, ...CONTRACTS, 'testing', 'index.ts')],
  why: 'The domain is pure: no package, and no subject above.',
});

const CONTRACTS = [
  'contracts',
  ...['foods', 'house', 'money', 'moving-in', 'moving-out', 'orders', 'reviews', 'users'].map(
    (one) => `${one}/contracts`,
  ),
];
/** What goes over the wire: of each subject beside it, and what all of them share. They alone know zod. */
const contracts = (...below: readonly string[]): Room => ({
  to: [...under(DOMAIN, ...SUBJECTS, ...below), 'zod'],
  tests: [...TESTING, ...under(DOMAIN, ...CONTRACTS, 'testing')],
});

const DOMAIN_ROOMS: Rooms = {
  [`${DOMAIN}/*`]: subject(), // results, and messages of fields
  [`${DOMAIN}/text`]: subject(),
  [`${DOMAIN}/money`]: subject('text'),
  [`${DOMAIN}/time`]: subject('text'),
  [`${DOMAIN}/stored`]: subject('money'),
  [`${DOMAIN}/users`]: subject('stored', 'text'),
  [`${DOMAIN}/foods`]: subject('limits', 'money', 'stored', 'text', 'time', 'users'),
  [`${DOMAIN}/limits`]: subject('text'),
  [`${DOMAIN}/house`]: subject('foods', 'limits', 'money', 'stored', 'text', 'time', 'users'),
  [`${DOMAIN}/orders`]: subject('foods', 'house', 'limits', 'money', 'stored', 'text', 'time', 'users'),
  [`${DOMAIN}/reviews`]: subject('stored'),
  [`${DOMAIN}/moving-in`]: subject('foods', 'limits', 'money', 'stored', 'text', 'time'),
  [`${DOMAIN}/moving-out`]: subject(
    'foods',
    'house',
    'money',
    'moving-in',
    'orders',
    'stored',
    'text',
    'time',
    'users',
  ),
  [`${DOMAIN}/demo`]: subject('users'),
  [`${DOMAIN}/contracts`]: contracts(),
  [`${DOMAIN}/money/contracts`]: contracts('contracts'),
  [`${DOMAIN}/users/contracts`]: contracts('contracts'),
  [`${DOMAIN}/reviews/contracts`]: contracts('contracts'),
  [`${DOMAIN}/foods/contracts`]: contracts('contracts'),
  [`${DOMAIN}/house/contracts`]: contracts('contracts', 'money/contracts', 'foods/contracts'),
  [`${DOMAIN}/orders/contracts`]: contracts('contracts', 'money/contracts', 'foods/contracts', 'house/contracts'),
  [`${DOMAIN}/moving-in/contracts`]: contracts('contracts'),
  [`${DOMAIN}/moving-out/contracts`]: contracts('contracts', 'foods/contracts', 'reviews/contracts'),
  [`${DOMAIN}/testing`]: { to: [...under(DOMAIN, ...SUBJECTS, ...CONTRACTS), ...TESTING] },
  [`${DOMAIN}/index.ts`]: { to: under(DOMAIN, ...SUBJECTS, ...CONTRACTS) },
};

// functions: index -> http, callables, triggers -> services -> domain; adapters -> the ports of services, domain.

const SERVER = 'functions/src';
const USE_CASES = [
  'shared',
  'stock',
  'orders',
  'house',
  'people',
  'reviews',
  'menu',
  'ordering',
  'board',
  'export',
  '*',
];
const SERVICES = [...under(`${SERVER}/services`, ...USE_CASES), '@foodhouse/domain'];
const SERVER_TESTS = [...TESTING, `${SERVER}/services/testing`, 'firebase-functions'];
/** Use cases of a subject: their ports, the domain, and these subjects below it. */
const useCases = (...below: readonly string[]): Room => ({
  to: [...under(`${SERVER}/services`, ...below), '@foodhouse/domain', 'node'],
  tests: [...SERVER_TESTS, ...SERVICES], // a history of one subject goes through others
  why: 'Services know their ports and the domain, and no subject above.',
});
const LOCAL_FIRESTORE = '@foodhouse/local-firestore';

const SERVER_ROOMS: Rooms = {
  [`${SERVER}/services/shared`]: useCases(), // ports, outcomes, limits, repeats
  [`${SERVER}/services/stock`]: useCases('shared'),
  [`${SERVER}/services/orders`]: useCases('shared', 'stock'), // what guests and staff do to an order alike
  [`${SERVER}/services/house`]: useCases('shared'),
  [`${SERVER}/services/people`]: useCases('shared'),
  [`${SERVER}/services/reviews`]: useCases('shared'),
  [`${SERVER}/services/menu`]: useCases('shared', 'stock', 'house'),
  [`${SERVER}/services/ordering`]: useCases('shared', 'stock', 'orders'),
  [`${SERVER}/services/board`]: useCases('shared', 'orders'),
  [`${SERVER}/services/export`]: useCases('shared'),
  [`${SERVER}/services/*`]: useCases('orders', 'people', 'board', 'menu'), // the tick
  [`${SERVER}/services/testing`]: { to: [...SERVICES, ...TESTING] },
  [`${SERVER}/http`]: {
    to: [...SERVICES, `${SERVER}/*`, 'cors', 'express', 'helmet', 'ipaddr.js', 'node', 'zod'],
    tests: [...SERVER_TESTS, `${SERVER}/callables`],
    why: 'http knows the ports of services; compose.ts supplies the adapters behind them.',
  },
  [`${SERVER}/callables`]: { to: [...SERVICES, `${SERVER}/http`, 'zod'] },
  [`${SERVER}/triggers`]: { to: [...SERVICES, ...under(SERVER, 'compose.ts', '*')], tests: SERVER_TESTS },
  [`${SERVER}/adapters`]: {
    to: [...SERVICES, `${SERVER}/*`, 'dataloader', 'firebase-admin', 'ipaddr.js', 'node'],
    tests: [...SERVER_TESTS, LOCAL_FIRESTORE],
    why: 'Adapters know the ports of services and the domain.',
  },
  [`${SERVER}/testing`]: {
    to: [
      ...SERVICES,
      ...under(SERVER, 'services/testing', 'adapters', 'compose.ts', '*'),
      LOCAL_FIRESTORE,
      'firebase-admin',
      'node',
    ],
  },
  [`${SERVER}/*`]: {
    to: ['@foodhouse/domain', 'firebase-functions'],
    tests: [
      ...SERVER_TESTS,
      ...SERVICES,
      ...under(SERVER, 'testing', 'adapters', 'callables', 'http', 'triggers'),
      `${SERVER}/index.ts`,
      'functions/*',
      'firebase-admin',
      '*',
    ],
  },
  [`${SERVER}/compose.ts`]: { to: [...SERVICES, ...under(SERVER, 'adapters', '*'), 'firebase-admin'] },
  [`${SERVER}/index.ts`]: {
    to: [
      ...under(SERVER, 'compose.ts', 'callables', 'http', 'triggers', '*'),
      '@foodhouse/domain',
      'firebase-admin',
      'firebase-functions',
    ],
  },
  'functions/*': { to: ['local', 'node', 'rolldown'] },
};

// local-firestore: server -> transports -> service -> listen -> query -> store -> model, and service -> rules -> model.

const LOCAL = 'packages/local-firestore/src';
const LOCAL_TEST = 'packages/local-firestore/test';
const LAYERS = under(LOCAL, 'service', 'listen', 'query', 'store', 'model');
const TRANSPORTS = under(`${LOCAL}/transports`, 'admin', 'events', 'grpc', 'rest', 'webchannel');
const layer = (...to: readonly string[]): Room => ({ to, tests: [...TESTING, LOCAL_TEST] });
const CLIENTS = [
  '@firebase/rules-unit-testing',
  '@google-cloud/firestore',
  '@grpc/grpc-js',
  'firebase',
  'firebase-admin',
  'firebase-functions',
  'playwright-core',
  'rolldown',
];

const LOCAL_ROOMS: Rooms = {
  [`${LOCAL}/model`]: layer(),
  [`${LOCAL}/store`]: layer(`${LOCAL}/model`),
  [`${LOCAL}/query`]: layer(...under(LOCAL, 'store', 'model')),
  [`${LOCAL}/listen`]: layer(...under(LOCAL, 'query', 'store', 'model')),
  [`${LOCAL}/rules`]: layer(`${LOCAL}/model`, 'node', 're2js'),
  [`${LOCAL}/service`]: layer(...under(LOCAL, 'rules', 'listen', 'query', 'store', 'model'), 'node'),
  [`${LOCAL}/transports/wire`]: layer(...LAYERS, 'node', 'long', 'protobufjs'),
  [`${LOCAL}/transports/*`]: layer(...under(LOCAL, 'service', 'model'), 'node'),
  ...Object.fromEntries(
    TRANSPORTS.map((name) => [
      name,
      layer(...under(LOCAL, 'transports/wire', 'transports/*', 'rules'), ...LAYERS, 'node', '@grpc/grpc-js'),
    ]),
  ),
  [`${LOCAL}/*`]: layer(...TRANSPORTS, ...under(LOCAL, 'transports/*', 'service', 'query', 'rules', 'store'), 'node'),
  [LOCAL_TEST]: {
    to: [
      ...TESTING,
      ...LAYERS,
      ...CLIENTS,
      ...under(LOCAL, '*', 'rules', 'transports/wire'),
      'local', // Chromium
    ],
  },
  'packages/local-firestore/bench': {
    to: [
      'node',
      '@google-cloud/firestore',
      '@grpc/grpc-js',
      ...under(LOCAL, 'model', 'rules', 'transports/grpc', 'transports/wire'),
    ],
  },
  'packages/local-firestore/*': { to: ['node', 'rolldown', `${LOCAL}/transports/wire`] },
};

// web: main, prerender -> app -> routes -> features -> ui, first-list -> first-paint -> data -> lib -> domain.

const WEB = 'web/src';
const MUI = ['@emotion/react', '@mui/material', '@mui/system'];
const REACT = ['react', 'react-dom', 'react-error-boundary', 'react-hook-form', 'react-hot-toast', 'react-router-dom'];
const BELOW_FEATURES = under(WEB, 'ui', 'first-list', 'first-paint', 'data', 'data/firebase', 'lib', '*');
const SCREEN = [...MUI, ...REACT, '@foodhouse/domain', '@hookform/resolvers', 'firebase', ...BELOW_FEATURES];
const WEB_TESTS = [...TESTING, '@testing-library/react', '@testing-library/user-event', ...under(WEB, 'test', 'dev')];

const features = (...names: readonly string[]): readonly string[] => under(`${WEB}/features`, ...names);
/** What every screen may import, and these rooms of features. */
const feature = (...shared: readonly string[]): Room => ({
  to: [...SCREEN, ...features(...shared)],
  tests: WEB_TESTS,
  why: 'Features do not import each other: a route composes them.',
});

/** Of features: what many may show stands first, who uses it below it. */
const FEATURES: Rooms = Object.fromEntries(
  Object.entries({
    foods: feature(),
    'house/now': feature(),
    'house/pages': feature(),
    'house/pause': feature(),
    'house/settings': {
      to: [...SCREEN, ...features('catalogue/pictures', 'house/now', 'house/pause')],
      tests: [...WEB_TESTS, 'jsqr'],
    },
    'house/setup': feature('house/settings'),

    'orders/status': feature(),
    'orders/details': feature('house/now', 'orders/status'),
    'orders/changes': feature('orders/status'),
    'orders/vouchers': feature(),
    'orders/again': feature('orders/details'),
    'orders/timeline': feature('orders/changes', 'orders/details', 'orders/status'),
    'orders/timing': feature('orders/again', 'orders/changes', 'orders/details', 'orders/timeline'),
    'orders/list': feature(
      'foods',
      'orders/again',
      'orders/changes',
      'orders/details',
      'orders/status',
      'orders/timeline',
      'orders/timing',
    ),

    menu: feature('foods', 'house/now'),
    home: feature('foods', 'house/now'),
    reviews: feature(),
    users: feature(),
    invitations: feature(),
    account: feature('house/now', 'house/pages'),

    'catalogue/api': feature('foods'),
    'catalogue/fields': feature(),
    'catalogue/pictures': { to: [...SCREEN, 'react-easy-crop'], tests: WEB_TESTS },
    'catalogue/categories': feature('catalogue/api', 'catalogue/fields'),
    'catalogue/choices': feature('catalogue/api', 'catalogue/fields', 'catalogue/stock'),
    'catalogue/stock': feature('catalogue/api', 'foods'),
    'catalogue/forms': feature(
      'catalogue/api',
      'catalogue/categories',
      'catalogue/choices',
      'catalogue/fields',
      'catalogue/pictures',
      'catalogue/stock',
      'foods',
    ),
    'catalogue/page': feature(
      'catalogue/api',
      'catalogue/choices',
      'catalogue/fields',
      'catalogue/forms',
      'catalogue/stock',
      'foods',
    ),
    'catalogue/list': feature('catalogue/api', 'catalogue/forms', 'catalogue/stock', 'foods'),
    'catalogue/count': feature('catalogue/api', 'foods'),
    'catalogue/history': feature('catalogue/api', 'catalogue/stock', 'foods'),

    'ordering/choose': feature(),
    'ordering/basket': feature('orders/again', 'orders/details'),
    'ordering/table': feature('house/now', 'ordering/basket'),
    'ordering/checkout': feature(
      'orders/details',
      'orders/status',
      'orders/timeline',
      'orders/timing',
      'orders/vouchers',
      'ordering/basket',
      'ordering/choose',
    ),
    'ordering/basket-dialog': {
      ...feature('foods', 'orders/details', 'ordering/basket', 'ordering/checkout', 'ordering/choose'),
      tests: [...WEB_TESTS, ...features('house/now')],
    },
    'ordering/order-dialog': {
      ...feature(
        'foods',
        'house/now',
        'orders/again',
        'orders/details',
        'orders/vouchers',
        'ordering/basket',
        'ordering/checkout',
        'ordering/choose',
      ),
      tests: [...WEB_TESTS, ...features('ordering/basket-dialog')],
    },

    'board/alarm': feature('orders/changes'),
    'board/decide': feature(
      'orders/changes',
      'orders/details',
      'orders/list',
      'orders/status',
      'orders/timeline',
      'orders/timing',
    ),
    'board/kitchen': feature(
      'board/alarm',
      'orders/changes',
      'orders/details',
      'orders/list',
      'orders/status',
      'orders/timing',
    ),
    'board/overview': feature('orders/changes', 'orders/list', 'orders/status'),

    'moving-in': {
      to: [...SCREEN, ...features('catalogue/pictures', 'menu', 'ordering/choose', 'board/kitchen'), 'papaparse'],
      tests: WEB_TESTS,
    },

    'moving-out': feature('moving-in', 'orders/list'),

    share: feature(),

    'following/mine': feature(
      'foods',
      'orders/changes',
      'orders/details',
      'orders/list',
      'orders/timeline',
      'orders/timing',
      'orders/vouchers',
    ),
    'following/track': feature(
      'house/now',
      'orders/again',
      'orders/changes',
      'orders/details',
      'orders/timeline',
      'orders/timing',
    ),
  }).map(([name, room]) => [`${WEB}/features/${name}`, room]),
);

const WEB_ROOMS: Rooms = {
  // Pages, paths and fixed texts: known to all.
  [`${WEB}/*`]: { to: ['@foodhouse/domain'], tests: [...TESTING, 'web/prerender', ...under(WEB, 'lib', 'app')] },
  [`${WEB}/lib`]: { to: [`${WEB}/*`, '@foodhouse/domain', 'react'], tests: [...WEB_TESTS, 'web/prerender', 'zod'] },
  [`${WEB}/data/firebase`]: { to: [`${WEB}/lib`, 'firebase', 'react'], tests: WEB_TESTS },
  [`${WEB}/data`]: {
    to: [...under(WEB, 'data/firebase', 'lib', '*'), '@foodhouse/domain', 'firebase', 'react', 'reactfire', 'rxjs'],
    tests: WEB_TESTS,
  },
  [`${WEB}/first-paint`]: {
    to: [...under(WEB, 'data', 'lib', '*'), '@foodhouse/domain', 'react', 'react-router-dom'],
    tests: [...WEB_TESTS, 'react-error-boundary'],
    why: 'It is small and stands in every page.',
  },
  [`${WEB}/first-list`]: {
    to: [...under(WEB, 'first-paint', 'data', 'lib', '*'), '@foodhouse/domain'],
    tests: WEB_TESTS,
    why: 'The first script of a dashboard page is made of it: no React.',
  },
  [`${WEB}/first-list/row-templates.tsx`]: { to: [...MUI, 'react', ...under(WEB, 'first-list', 'ui')] },
  [`${WEB}/ui`]: {
    to: [...MUI, ...REACT, '@mui/x-charts', 'uqr', ...under(WEB, 'first-paint', 'lib', '*')],
    tests: [...WEB_TESTS, 'jsqr'],
    why: 'The kit knows nothing of foods and orders.',
  },
  ...FEATURES,
  [`${WEB}/routes`]: { to: [...SCREEN, ...Object.keys(FEATURES)], tests: WEB_TESTS },
  [`${WEB}/dev`]: { to: [...MUI, ...REACT, ...under(WEB, 'ui', 'data', 'lib')], tests: TESTING },
  [`${WEB}/app`]: {
    to: [
      ...SCREEN,
      '@emotion/cache',
      ...under(WEB, 'routes', 'dev'),
      ...features('account', 'board/alarm', 'home', 'house/now', 'house/pages', 'house/setup'),
    ],
    tests: [...WEB_TESTS, ...features('orders/changes')],
  },
  [`${WEB}/test`]: { to: [...SCREEN, ...TESTING, '@testing-library/react', `${WEB}/app`] },
  [`${WEB}/main.tsx`]: {
    to: [
      ...under(WEB, 'app', 'first-paint', 'lib'),
      '@fontsource-variable/plus-jakarta-sans',
      'react',
      'react-dom',
      'react-router-dom',
    ],
  },
  [`${WEB}/service-worker.ts`]: {
    to: [
      ...under(WEB, 'data', 'lib'),
      ...['cacheable-response', 'core', 'expiration', 'precaching', 'routing', 'strategies'].map(
        (name) => `workbox-${name}`,
      ),
    ],
  },
  'web/prerender': {
    to: [
      ...under(WEB, 'app', 'data', 'first-list', 'first-list/row-templates.tsx', 'first-paint', 'lib', '*'),
      ...features('foods', 'menu', 'orders/details'),
      '@emotion/server',
      '@foodhouse/domain',
      'local',
      'node',
      'oxfmt',
      'react',
      'react-dom',
      'react-router-dom',
      'subset-font',
      'vite',
      'web-features',
    ],
    tests: TESTING,
  },
  'web/*': { to: ['web/prerender', `${WEB}/*`, '@vitejs/plugin-react', 'local', 'node', 'vite'] },
};

// Around the product: tests do not import tools or dev, nor these tests; all import local, and dev and bench import tools.

const BROWSER = ['playwright-core', 'axe-core', 'chrome-launcher', 'chrome-remote-interface', 'lighthouse'];
const NODE_PACKAGES = ['node', '@foodhouse/domain', 'firebase-admin'];
const TEST_PACKAGES = [...NODE_PACKAGES, ...TESTING, ...BROWSER, 'firebase', 'ajv', 'ajv-formats', 'jose'];
const WHAT_THEY_SHARE = 'What tests and tools share lies in local/.';
const ENTRIES = under(SERVER, '*', 'http', 'index.ts');

const HOUSE_ROOMS: Rooms = {
  local: {
    to: [...TEST_PACKAGES, ...ENTRIES, '@messageformat/core', '@messageformat/parser', 'rolldown'],
    why: WHAT_THEY_SHARE,
  },
  'tests/support': {
    to: [...TEST_PACKAGES, 'local', ...ENTRIES, ...SERVICES, `${SERVER}/compose.ts`],
    why: WHAT_THEY_SHARE,
  },
  // The histories, accounts and odd requests run the server's own parts.
  'tests/api': {
    to: [
      ...TEST_PACKAGES,
      'local',
      'tests/support',
      ...SERVICES,
      `${WEB}/*`,
      ...under(SERVER, 'adapters', 'services/testing'),
    ],
    why: WHAT_THEY_SHARE,
  },
  // The colours of an accent are those that its pages write: `lib`.
  'tests/journeys': { to: [...TEST_PACKAGES, 'local', 'tests/support', 'web/prerender', `${WEB}/*`, `${WEB}/lib`] },
  'tests/gallery': { to: [...TEST_PACKAGES, 'local', 'tests/support', 'vite'], why: WHAT_THEY_SHARE },
  'tests/production': {
    to: [...TEST_PACKAGES, LOCAL_FIRESTORE, 'local', 'tests/support', 'web/prerender', `${WEB}/*`],
  },
  'tests/rules': {
    to: [
      ...TEST_PACKAGES,
      LOCAL_FIRESTORE,
      'local',
      'tests/support',
      '@firebase/rules-unit-testing',
      ...features('orders/list'), // the site's own search
    ],
  },
  'tests/long': {
    to: [
      ...TEST_PACKAGES,
      'local',
      'tests/support',
      'tests/production',
      ...SERVICES,
      ...under(SERVER, 'http', 'services/testing', 'testing'),
    ],
  },

  // What runs a house.
  'tools/*': {
    to: [
      ...NODE_PACKAGES,
      ...ENTRIES,
      ...SERVICES,
      LOCAL_FIRESTORE,
      'local',
      'web/prerender',
      ...under(SERVER, 'compose.ts', 'adapters', 'triggers', 'services/testing'),
      ...under('tools', 'backup', 'doctor', 'person', 'seed'),
    ],
    tests: [...TESTING, 'firebase-tools'],
    why: 'What develops a house lies in dev/. What tests and tools share lies in local/.',
  },
  'tools/backup': {
    to: [...NODE_PACKAGES, 'tools/*', 'tools/doctor'],
    tests: [...TESTING, LOCAL_FIRESTORE],
  },
  'tools/doctor': { to: [...NODE_PACKAGES, 'tools/*'], tests: TESTING },
  'tools/person': { to: [...NODE_PACKAGES, ...SERVICES, `${SERVER}/adapters`], tests: [...TESTING, LOCAL_FIRESTORE] },
  'tools/seed': { to: [...NODE_PACKAGES, `${SERVER}/adapters`], tests: [...TESTING, 'web/prerender'] },
  // What develops it.
  'dev/*': {
    to: [
      ...NODE_PACKAGES,
      ...SERVICES,
      LOCAL_FIRESTORE,
      'playwright-core',
      'local',
      'web/prerender',
      'dev/screens',
      ...under(SERVER, 'compose.ts', 'testing', 'services/testing'),
      ...under('tools', '*', 'backup', 'seed'),
      ...under(WEB, '*', 'first-list'),
    ],
    tests: [...TESTING, 'ajv', 'ajv-formats', 'firebase-tools', 'rolldown'],
    why: WHAT_THEY_SHARE,
  },
  'dev/screens': {
    to: [
      ...NODE_PACKAGES,
      ...SERVICES,
      'playwright-core',
      'local',
      'tools/seed',
      ...under(WEB, '*', 'features/house/settings'),
    ],
    tests: TESTING,
  },
  'dev/lint': { to: ['node', 'oxlint', `${DOMAIN}/orders`], tests: [...TESTING] }, // the table of statuses
  'dev/mutants': { to: [LOCAL_FIRESTORE, 'node', 'rolldown', 'vitest', 'tools/*'] },
  'dev/long': { to: ['node', 'tools/*', 'dev/mutants', 'web/prerender'], tests: TESTING },
  'bench/site-floor': {
    to: ['@mui/material', '@vitejs/plugin-react', 'react', 'react-dom', 'react-router-dom', 'vite', 'node'],
  },
  'bench/*': {
    to: [
      ...TEST_PACKAGES,
      ...SERVICES,
      'rolldown',
      'vite',
      'local',
      'bench/support',
      'packages/local-firestore/bench',
      ...under(SERVER, 'adapters', 'testing', 'services/testing'),
      ...under('tools', '*', 'seed'),
    ],
  },
  'bench/support': { to: [...TEST_PACKAGES, 'express', 'local', 'tools/*', 'web/prerender', `${WEB}/*`] },
  '*': { to: ['local', 'node', 'vitest'] },
};

/**
 * Which way imports point. A room is a file, a folder with what lies below it, or `folder/*`: its own files alone. Who is not
 * named may import nothing, so that a new folder is judged from its first day.
 */
export const ROOMS: Rooms = { ...DOMAIN_ROOMS, ...SERVER_ROOMS, ...LOCAL_ROOMS, ...WEB_ROOMS, ...HOUSE_ROOMS };
