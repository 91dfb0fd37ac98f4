import { createContext, type ReactNode, useContext } from 'react'
import styles from './Choices.module.css'
import { toParameter } from './filter-options.ts'

interface ChoicesProps {
  form: string
  name: string
  /** The name of the parameter in the address. */
  parameter: string
  legend: string
  children: ReactNode
}

/** A group of controls without a wrapping element: each has the legend as its description. */
export function Choices({ legend, children, ...group }: ChoicesProps) {
  return (
    <GroupContext value={group}>
      <p id={`${group.name}-legend`} className={styles.legend}>
        {legend}
      </p>
      {children}
    </GroupContext>
  )
}

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  value: string
  checked?: boolean
  /** The parameter's value, if it is not the label. */
  parameterValue?: string
  children: string
}

export function Choice({ type, value, checked = false, parameterValue, children }: ChoiceProps) {
  const { form, name, parameter } = useContext(GroupContext)
  const id = `${name}-${value}`
  return (
    <>
      {/* The only place for a line break, so that a control stays next to its label. */}
      <wbr className={styles.break} />
      <input
        type={type}
        id={id}
        form={form}
        name={type === 'radio' ? name : id}
        data-choice={value}
        defaultChecked={checked}
        data-parameter={value === 'all' ? undefined : toParameter(parameter, parameterValue ?? children)}
        aria-describedby={`${name}-legend`}
        className={styles.input}
      />
      <label htmlFor={id} className={styles.choice}>
        {children}
      </label>
    </>
  )
}

const GroupContext = createContext({ form: '', name: '', parameter: '' })
