import * as messages from '#messages/shopping.json';
import { AISLES, type Aisle } from '@larder/shared/shopping/aisles';
import { SHOPPING_LIMITS } from '@larder/shared/shopping/messages';
import { storeOf, storesOf } from '@larder/shared/shopping/stores';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { TextInput } from '../../components/ui/text-input.tsx';
import { AisleRows } from './aisle-rows.tsx';
import type { ShownList } from './use-shopping-lists.ts';
import { useWriteStores } from './use-write-stores.ts';

/** In place of the id of a store. */
const [NONE, NEW] = ['', 'new'];

/** The store that the list is for, and its aisles in order. */
export default function AisleOrderDialog({ list, onClose }: { list: ShownList; onClose: () => void }) {
  const stores = storesOf(list);
  const [chosen, setChosen] = useState(storeOf(list)?.id ?? NONE);
  const store = stores.find(({ id }) => id === chosen);
  const [name, setName] = useState(store?.name.value ?? '');
  const [order, setOrder] = useState(allOf((store ?? list).aisleOrder.value));
  const [isMissing, setMissing] = useState(false);
  const { save, remove, isBusy, error } = useWriteStores(list);
  const choose = (id: string) => {
    const next = stores.find((one) => one.id === id);
    setChosen(id);
    setName(next?.name.value ?? '');
    if (id !== NEW) setOrder(allOf((next ?? list).aisleOrder.value));
  };
  const submit = async () => {
    const isUnnamed = chosen !== NONE && name.trim() === '';
    setMissing(isUnnamed);
    if (isUnnamed) return;
    await save({ store: chosen === NONE ? null : { before: store, name: name.trim() }, order });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={messages.aisleOrder}
      description={messages.aisleOrderHint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          {/* Its failure is shown in the dialog. */}
          <Button busy={isBusy} onClick={() => void submit().catch(() => undefined)}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div className="mb-3 space-y-3" hidden={list.role !== 'owner'}>
        <Field label={messages.store}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onValueChange={choose}
              options={[
                { value: NONE, label: messages.noStore },
                ...stores.map((one) => ({ value: one.id, label: one.name.value })),
                { value: NEW, label: messages.newStore },
              ]}
            />
          )}
        </Field>
        {chosen !== NONE && (
          <StoreName value={name} onChange={setName} error={isMissing && messages.storeNameRequired} />
        )}
        {store && (
          <Button
            variant="secondary"
            size="sm"
            busy={isBusy}
            onClick={() => void remove(store).then(onClose, () => undefined)}
          >
            <Trash2 aria-hidden /> {messages.removeStore}
          </Button>
        )}
      </div>
      <AisleRows order={order} onOrder={setOrder} />
      {error && <FailureNotice error={error} />}
    </Dialog>
  );
}

interface StoreNameProps {
  value: string;
  onChange: (name: string) => void;
  error: string | false;
}

function StoreName({ value, onChange, error }: StoreNameProps) {
  return (
    <Field label={messages.storeName} error={error}>
      {(control) => (
        <TextInput
          {...control}
          dir="auto"
          maxLength={SHOPPING_LIMITS.name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function allOf(order: readonly Aisle[]): Aisle[] {
  return [...order, ...AISLES.filter((aisle) => !order.includes(aisle))];
}
