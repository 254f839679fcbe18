import * as messages from '#messages/settings.json';
import { LANGUAGES, type Language } from '@larder/shared/messages/language';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { errorMessage } from '../../lib/error-message.ts';
import { useViewer } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

const AUTOMATIC = 'automatic';
/** Each in itself, so that it is found by whom it is for. */
const OPTIONS = [
  { value: AUTOMATIC, label: messages.automaticLanguage },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
] as const satisfies { value: Language | typeof AUTOMATIC; label: string }[];

export function LanguageChoice() {
  const { language } = useViewer();
  const choice = trpc.auth.setLanguage.useMutation({
    // Another language is another build of the app.
    onSuccess: () => location.reload(),
    onError: (error) => toast.error(errorMessage(error)),
  });
  const chosen = choice.variables ? choice.variables.language : language;
  return (
    <Field label={messages.language}>
      {(field) => (
        <Select
          {...field}
          disabled={choice.isPending || choice.isSuccess}
          value={(choice.isError ? language : chosen) ?? AUTOMATIC}
          onValueChange={(value) =>
            choice.mutate({ language: LANGUAGES.find((known) => known === value) ?? null })
          }
          options={OPTIONS}
        />
      )}
    </Field>
  );
}
