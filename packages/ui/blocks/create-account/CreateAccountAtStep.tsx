import type { CreateAccountBlockItem } from '@lerret/page-engine/page-data'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { CreateAccount } from './CreateAccount.tsx'

/** The form, or a step of confirming the account's address, which the server renders. */
export function CreateAccountAtStep({ item }: { item: CreateAccountBlockItem }) {
  return item.confirmation ? <ConfirmEmail {...item.confirmation} /> : <CreateAccount item={item} />
}
