export interface DemoReview {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly description: string;
}

/** Reviews of the demo house, newest first. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    id: 'demo-review-1',
    name: 'Hana',
    email: 'hana@example.com',
    description: 'The pho tastes like the one I grew up with. Ready in twelve minutes.',
  },
  {
    id: 'demo-review-2',
    name: 'Tomás',
    email: 'tomas@example.com',
    description: 'Croissants were sold out, the baguette made up for it.',
  },
  {
    id: 'demo-review-3',
    name: 'Ines',
    email: 'ines@example.com',
    description: 'I watched my order move to Accepted while walking over. More places should do this.',
  },
];
