export type AuthMode = 'signin' | 'signup' | 'forgot-password';
