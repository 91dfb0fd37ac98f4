import type { Accounts } from '../../members/accounts/accounts.ts'
import type { StaffPerson } from '../../platform/access/callers.ts'
import type { Queryable } from '../../platform/db/connection.ts'
import { AppError } from '../../platform/errors/app-error.ts'

/** Throws when the person has just removed the last second factor and the role needs one. */
export async function assertFactorRemains(
  staff: Pick<Accounts, 'lacksFactor'>,
  tx: Queryable,
  person: StaffPerson,
): Promise<void> {
  if (await staff.lacksFactor(tx, person))
    throw new AppError('second_factor_required', 'The role needs a second factor: add another one first.')
}
