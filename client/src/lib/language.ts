import type { SessionDto } from '@larder/shared/auth/schema';
import { LANGUAGE } from '@larder/shared/messages/built-language';

/** Pages come in the language that was chosen: after signing in, the one on screen may be in another. */
export function followLanguage(session: NonNullable<SessionDto>): void {
  if (session.language && session.language !== LANGUAGE) location.reload();
}
