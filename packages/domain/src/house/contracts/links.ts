import { z } from 'zod';
import { LIMITS } from '../../limits/field-limits.ts';
import { hostOf, httpsAddress } from '../../text/https-address.ts';
import { describe, mayLeaveOut } from '../../contracts/fields.ts';
import type { HouseLinks, Profile } from '../links.ts';

const HOSTS: Readonly<Record<Profile, readonly string[]>> = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  tiktok: ['tiktok.com'],
};

/** Whether an address at https is one of that network. */
function isProfileOf(profile: Profile, address: string): boolean {
  const host = hostOf(address);
  return HOSTS[profile].some((name) => host === name || host.endsWith(`.${name}`));
}

/** @param is what else is asked of an address at https @returns the address as a browser sends it, or empty text */
function linkField(expected: string, is: (address: string) => boolean = () => true): z.ZodType<string, string> {
  return z.string({ error: (issue) => `${expected}, got ${describe(issue.input)}` }).transform((typed, context) => {
    const text = typed.trim();
    if (text === '') return '';
    const address = httpsAddress(text, LIMITS.link);
    if (address !== null && is(address)) return address;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

function profileField(profile: Profile): z.ZodType<string, string> {
  const sample = `https://www.${profile}.com/name`;
  return linkField(`expected an address of at most ${LIMITS.link} characters such as ${sample}`, (address) =>
    isProfileOf(profile, address),
  );
}

/** Where else the house is found. */
export const linksField: z.ZodType<HouseLinks, HouseLinks> = z
  .strictObject(
    mayLeaveOut({
      map: linkField(`expected the address of a map of at most ${LIMITS.link} characters that begins with https://`),
      instagram: profileField('instagram'),
      facebook: profileField('facebook'),
      tiktok: profileField('tiktok'),
    }),
  )
  .describe('addresses at https; empty text for one that the house does not have');
