import * as messages from '#messages/settings.json';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { chooseLanguage, chosenLanguage } from '../../lib/language.ts';

/** Each in itself, so that it is found by whom it is for. */
const OPTIONS = [
  { value: 'automatic', label: messages.automaticLanguage },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const;

export function LanguageChoice() {
  return (
    <Field label={messages.language}>
      {(field) => (
        <Select {...field} value={chosenLanguage()} onValueChange={chooseLanguage} options={OPTIONS} />
      )}
    </Field>
  );
}
