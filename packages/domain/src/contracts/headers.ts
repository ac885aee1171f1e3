/** Of every answer to a person: the role as the gate read it. */
export const CALLER_ROLE_HEADER = 'x-caller-role';

/** Of a request with the link of an order: the key that opens it. */
export const TRACK_KEY_HEADER = 'x-track-key';

/** Of a request with the link of an invitation: the key that opens it. */
export const INVITATION_KEY_HEADER = 'x-invitation-key';
