export * from './email.ts';
export * from './invitation.ts';
export * from './pending-change.ts';
export * from './providers.ts';
export * from './roles.ts';
export * from './user-documents.ts';
export * from './user-search.ts';
export * from './user.ts';
