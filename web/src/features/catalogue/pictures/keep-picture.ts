import type { PictureDto, PictureShape } from '@foodhouse/domain';
import { callAsUser } from '../../../data/call-as-user.ts';
import { failureSentence } from '../../../lib/failure-sentence.ts';
import * as texts from './texts.ts';
import type { WrittenPicture } from './write-picture.ts';

export type KeptPicture =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly sentence: string };

/** Keeps a picture with the house. The same one again is the same address. */
export async function keepPicture(picture: WrittenPicture, shape: PictureShape = 'food'): Promise<KeptPicture> {
  const answer = await callAsUser<PictureDto>('/pictures', {
    method: 'POST',
    body: { ...picture, ...(shape !== 'food' && { shape }) },
  });
  if (answer.ok) return { ok: true, address: answer.value.address };
  if (answer.reason === 'INVALID_FIELDS') return { ok: false, sentence: texts.notWritten() };
  return { ok: false, sentence: failureSentence(answer.failure, { 'no-permission': texts.notAllowed() }) };
}
