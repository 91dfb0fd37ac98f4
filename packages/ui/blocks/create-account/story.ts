import type { BlockItems, ConfirmEmailStep, CreateAccountBlockItem } from '@lerret/page-engine/page-data'

const confirmation = (step: ConfirmEmailStep): CreateAccountBlockItem => ({
  heading: '',
  text: '',
  confirmation: { site: 'Fjordheim kulturhus', step },
})

const story: BlockItems['create-account'][] = [
  { heading: 'Ny konto', text: 'Det tek eit minutt og kostar ingenting.' },
  confirmation({ name: 'confirm', action: '/stadfest-adresse?nokkel=x', email: 'kari@nordmann.example' }),
  confirmation({
    name: 'confirm-change',
    action: '/stadfest-adresse?nokkel=x',
    email: 'kari@nordmann.example',
  }),
  confirmation({ name: 'confirmed', email: 'kari@nordmann.example' }),
  confirmation({ name: 'changed', email: 'kari@nordmann.example' }),
  confirmation({ name: 'new-password', email: 'kari@nordmann.example', href: '/nytt-passord#nokkel=x' }),
  confirmation({ name: 'taken', email: 'kari@nordmann.example' }),
  confirmation({ name: 'invalid-link' }),
]

export default story
