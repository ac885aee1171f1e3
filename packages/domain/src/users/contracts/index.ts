export * from './invitations.ts';
export * from './user-answer.ts';
export * from './users.ts';
