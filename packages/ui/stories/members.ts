import type { BlockItems, ComponentId, ConfirmEmailStep, CreateAccountBlockItem } from '@lerret/model'
import { html } from './samples.ts'

type MemberComponent = Extract<
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

const confirmation = (step: ConfirmEmailStep): CreateAccountBlockItem => ({
  heading: '',
  text: '',
  confirmation: { site: 'Fjordheim kulturhus', step },
})

/** Member blocks as they are published, without a member's own data. */
export const members: { [Component in MemberComponent]: BlockItems[Component][] } = {
  login: [{ heading: 'Logg inn', text: 'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.' }],
  'create-account': [
    { heading: 'Ny konto', text: 'Det tek eit minutt og kostar ingenting.' },
    confirmation({ name: 'confirm', action: '/stadfest-adresse?nokkel=x', email: 'kari@nordmann.example' }),
    confirmation({
      name: 'confirm-change',
      action: '/stadfest-adresse?nokkel=x',
      email: 'kari@nordmann.example',
    }),
    confirmation({ name: 'confirmed', email: 'kari@nordmann.example' }),
    confirmation({ name: 'changed', email: 'kari@nordmann.example' }),
    confirmation({ name: 'taken', email: 'kari@nordmann.example' }),
    confirmation({ name: 'invalid-link' }),
  ],
  'forgot-password': [{ heading: 'Gløymt passord', text: 'Skriv adressa di, så sender vi ei lenke.' }],
  'reset-password': [{ heading: 'Nytt passord', text: '' }],
  profile: [{ heading: 'Mi side', text: '' }],
  'watch-list': [{ heading: 'Vil sjå', text: '' }],
  'my-tickets': [{ heading: 'Mine billettar', text: '' }],
  reviews: [{ heading: 'Kva publikum syntest', ediNumber: 'DXM20220117', filmId: 'nosferatu' }],
  'cinema-club': [{ heading: 'Kinoklubb', html: html('<p>For dei som kjem ofte.</p>') }],
}
