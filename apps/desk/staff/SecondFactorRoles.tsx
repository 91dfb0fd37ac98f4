import { staffWords as words } from '@lerret/words/desk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '../controls/fields/Checkbox.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { ROLE_LABELS, ROLES, type Role } from './roles.ts'
import styles from './Staff.module.css'

const QUERY_KEY = ['second-factor-roles']

/** Which roles must have a second factor. A choice is saved at once. */
export function SecondFactorRoles() {
  const queryClient = useQueryClient()
  const { data, error, isError, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => callDesk('secondFactorRoles', { signal }),
  })
  const save = useMutation({
    mutationFn: (roles: Role[]) => callDesk('setSecondFactorRoles', { body: { roles } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: QUERY_KEY }),
  })
  const chosen = save.isPending ? save.variables : data
  return (
    <ListSection title={words.factorRolesSection}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {chosen && (
        <fieldset className={styles.factorRoles}>
          <legend>{words.factorRolesLead}</legend>
          {ROLES.map((role) => (
            <Checkbox
              key={role}
              isSelected={chosen.includes(role)}
              isReadOnly={save.isPending}
              onChange={(isChosen) =>
                save.mutate(isChosen ? [...chosen, role] : chosen.filter((each) => each !== role))
              }
            >
              {ROLE_LABELS[role]}
            </Checkbox>
          ))}
        </fieldset>
      )}
      {save.error && <Problem message={errorMessage(save.error)} />}
      <p role="status">{save.isSuccess && words.factorRolesSaved}</p>
    </ListSection>
  )
}
