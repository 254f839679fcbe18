import { createStore } from './store.ts';

/** What Chrome and Edge give a page that can be installed, for a moment of its own choice. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** There until it was used: each can be shown once. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

/** From the start of the page: the browser says it once. */
export function listenForInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(undefined));
}

export async function install(): Promise<void> {
  const prompt = installPrompt.read();
  installPrompt.set(undefined);
  await prompt?.prompt();
}
