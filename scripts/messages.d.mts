import type { Plugin } from 'vite';

export const PARSED_MESSAGES: string;
export const LANGUAGES: string[];
export function messagesPlugin(language: string): Plugin;
