const LOGIN_PATH =
  /\/(log-?in|sign-?in|signon|auth|sso|session|account\/login|anmelden|connexion|accedi|inloggen)\b/i;
const LOGIN_TITLE =
  /\b(log ?in|sign ?in|anmelden|einloggen|inloggen|se connecter|connexion|iniciar sesión|inicia sesión|entrar|accedi|logga in|log ind|logg inn|kirjaudu|bejelentkezés|zaloguj)\b|přihlá|prihlás|logowani|σύνδεση|giriş yap|войти|вход|ログイン|登录|登入/i;
/** A form and little beside it. */
const FORM_ALONE_CHARACTERS = 1_500;

/** Whether a page that holds no recipe is one that asks who is there. */
export function isLoginPage(html: string, url: string): boolean {
  if (!/<input\b[^<>]*\btype\s*=\s*["']?password/i.test(html)) return false;
  const title = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '';
  if (LOGIN_TITLE.test(title) || (URL.canParse(url) && LOGIN_PATH.test(new URL(url).pathname))) return true;
  const text = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<[^<>]*>/gi, ' ').replace(/\s+/g, ' ');
  return text.length < FORM_ALONE_CHARACTERS;
}
