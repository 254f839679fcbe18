import { useNavigate, useParams } from 'react-router-dom';
import { SharedRecipePage } from '../pages/shared-recipe.tsx';

/** The shared recipe, opened from inside the app. */
export default function SharedRecipeRoute() {
  const { shareId = '' } = useParams();
  const navigate = useNavigate();
  return (
    <SharedRecipePage
      key={shareId}
      shareId={shareId}
      goTo={(address, state) => void navigate(address, { state })}
    />
  );
}
