import * as messages from '#messages/tokens.json';
import { zodResolver } from '@hookform/resolvers/zod';
import { TOKEN_LIMITS } from '@larder/shared/token/messages';
import { createTokenInput } from '@larder/shared/token/schema';
import { Copy } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PasswordField } from '../../components/ui/password-field.tsx';
import { SegmentedControl } from '../../components/ui/segmented-control.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { appCodeOf, errorMessage } from '../../lib/error-message.ts';
import { toast } from '../../lib/toast.ts';
import { trpc } from '../../lib/trpc.ts';

const ACCESS = [
  { value: 'read', label: messages.read },
  { value: 'write', label: messages.write },
] as const;

/** Makes a token, and shows it this once. */
export function NewTokenForm({ onDone }: { onDone: () => void }) {
  const utils = trpc.useUtils();
  const { register, handleSubmit, control, formState, setError } = useForm({
    defaultValues: { name: '', mayWrite: false, password: '' },
    resolver: zodResolver(createTokenInput),
  });
  const { errors } = formState;
  const create = trpc.tokens.create.useMutation({
    onSuccess: () => utils.tokens.list.invalidate(),
    onError: (error) => {
      if (isWrongPassword(error))
        setError('password', { message: errorMessage(error) }, { shouldFocus: true });
    },
  });
  const submit = handleSubmit((values) => {
    if (!create.isPending) create.mutate(values);
  });
  if (create.data) return <NewToken token={create.data.token} onDone={onDone} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="card space-y-5 p-4">
      {create.error && !isWrongPassword(create.error) && <FailureNotice error={create.error} />}
      <Field label={messages.name} required hint={messages.nameHint} error={errors.name?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('name')}
            maxLength={TOKEN_LIMITS.name}
            autoFocus
            autoComplete="off"
          />
        )}
      </Field>
      <Controller
        control={control}
        name="mayWrite"
        render={({ field: { value, onChange } }) => (
          <SegmentedControl
            label={messages.access}
            value={value ? 'write' : 'read'}
            onChange={(chosen) => onChange(chosen === 'write')}
            options={ACCESS}
          />
        )}
      />
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" busy={create.isPending} className="max-sm:w-full">
        {messages.create}
      </Button>
    </form>
  );
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const copy = async () => {
    if (await copyText(token)) toast.success(messages.copied);
    else toast.error(messages.copyFailed);
  };
  return (
    <div className="card space-y-4 p-4">
      <Field label={messages.token} hint={messages.copyNow}>
        {(field) => (
          <TextInput
            {...field}
            readOnly
            value={token}
            autoFocus
            className="font-mono text-sm"
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy /> {messages.copy}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}

function isWrongPassword(error: unknown): boolean {
  return appCodeOf(error) === 'INVALID_CREDENTIALS';
}
