export const ACCOUNT_MESSAGES = {
  infoFailed: 'Failed to load account information',
  passwordWrong: 'Incorrect password',
  passwordWrongTryAgain: 'Incorrect password. Please try again.',
  checkFailed: 'Password verification failed',
  deleteFailed: 'Failed to delete account',
  deleted: 'Your account has been permanently deleted.',
  typeToConfirm: (email: string) => `Please type "${email}" to confirm`,
} as const;
