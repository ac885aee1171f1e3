// What the kit needs of names, without knowing whose: how they are sorted and found.
export { compareNames, foldedText } from '@foodhouse/domain';
