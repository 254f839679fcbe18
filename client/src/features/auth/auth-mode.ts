export type AuthMode = 'signin' | 'signup';
