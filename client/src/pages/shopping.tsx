import { useParams } from 'react-router-dom';
import { ShoppingScreen } from '../features/shopping/shopping-screen.tsx';

export default function ShoppingPage() {
  const { id } = useParams();
  return <ShoppingScreen id={id} />;
}
