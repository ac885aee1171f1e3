// Derives the colours of an accent where no answer of the server has them (house-face.ts): a file of its own, which no page
// waits for.
export { houseColors } from '@foodhouse/domain';
