import { ACCOUNT_MESSAGES } from '@larder/shared/account/messages';
import { DEVICE_MESSAGES } from '@larder/shared/account/devices';
import { AUTH_MESSAGES } from '@larder/shared/auth/schema';
import { AppError } from '../../errors.ts';

/** One error for a wrong password and an unknown address, so that it does not reveal who has an account. */
export function wrongCredentials(): AppError {
  return new AppError('INVALID_CREDENTIALS', AUTH_MESSAGES.invalidCredentials);
}

export function emailNotConfirmed(): AppError {
  return new AppError('EMAIL_NOT_CONFIRMED', AUTH_MESSAGES.emailNotConfirmed);
}

/** One error for every reason why a code does not work. */
export function codeWrong(): AppError {
  return new AppError('CODE_INVALID', AUTH_MESSAGES.codeWrong);
}

/** One error for every reason why a reset link does not work. */
export function resetLinkInvalid(): AppError {
  return new AppError('RESET_LINK_INVALID', AUTH_MESSAGES.resetLinkInvalid);
}

/** The viewer's own password is wrong; the sentence depends on where they were asked for it. */
export function passwordWrong(message: string = ACCOUNT_MESSAGES.passwordWrong): AppError {
  return new AppError('INVALID_CREDENTIALS', message);
}

export function emailDiffers(email: string): AppError {
  const message = ACCOUNT_MESSAGES.typeToConfirm(email);
  return new AppError('INVALID_INPUT', message, { fields: { email: [message] } });
}

export function deviceNotFound(): AppError {
  return new AppError('NOT_FOUND', DEVICE_MESSAGES.gone);
}
