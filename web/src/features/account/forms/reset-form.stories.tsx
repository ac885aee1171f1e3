import { nothing, type Stories } from '../../../dev/stories.tsx';
import { ResetForm } from './reset-form.tsx';

export const stories: Stories = { 'to fill in': <ResetForm email="ann@example.com" onBack={nothing} /> };
