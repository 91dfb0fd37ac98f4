import type { BlockItems, ComponentId } from '@lerret/model'
import { html } from './samples.ts'

type Members = Extract<
  ComponentId,
  | 'login'
  | 'create-account'
  | 'forgot-password'
  | 'reset-password'
  | 'profile'
  | 'watch-list'
  | 'my-tickets'
  | 'reviews'
  | 'cinema-club'
>

/** Member blocks as they are published, without a member's own data. */
export const members: { [Component in Members]: BlockItems[Component][] } = {
  login: [{ heading: 'Logg inn', text: 'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.' }],
  'create-account': [{ heading: 'Ny konto', text: 'Det tek eit minutt og kostar ingenting.' }],
  'forgot-password': [{ heading: 'Gløymt passord', text: 'Skriv adressa di, så sender vi ei lenke.' }],
  'reset-password': [{ heading: 'Nytt passord', text: '' }],
  profile: [{ heading: 'Mi side', text: '' }],
  'watch-list': [{ heading: 'Vil sjå', text: '' }],
  'my-tickets': [{ heading: 'Mine billettar', text: '' }],
  reviews: [{ heading: 'Kva publikum syntest', ediNumber: 'DXM20220117', filmId: 'nosferatu' }],
  'cinema-club': [{ heading: 'Kinoklubb', html: html('<p>For dei som kjem ofte.</p>') }],
}
