import * as messages from '#messages/shopping.json';
import { ShoppingBasket } from 'lucide-react';
import { ActionButton, type ActionLook } from '../../components/ui/action-button.tsx';

/** Opens the choice of what of a recipe goes on a shopping list. */
export function AddToListButton({ look, onClick }: { look: ActionLook; onClick: () => void }) {
  return <ActionButton look={look} icon={<ShoppingBasket />} label={messages.addToList} onClick={onClick} />;
}
