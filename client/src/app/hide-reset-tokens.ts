import { paths } from '@larder/shared/paths';
import type { NavState } from '../lib/nav-state.ts';

// Imported before anything else that reads the address: the tokens of a reset link leave the address bar (and what is
// copied, bookmarked or told to others from there) and travel on in the state of this entry, where the page finds them.
if (location.pathname === paths.resetPassword() && location.search !== '') {
  const query = new URLSearchParams(location.search);
  const [accessToken, refreshToken] = [query.get('access_token'), query.get('refresh_token')];
  const state: NavState = accessToken && refreshToken ? { resetLink: { accessToken, refreshToken } } : {};
  history.replaceState({ usr: state }, '', paths.resetPassword());
}
