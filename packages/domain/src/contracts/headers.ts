/** Of every answer to a person: the role as the gate read it. */
export const CALLER_ROLE_HEADER = 'x-caller-role';
