import { Checkbox } from 'react-aria-components/Checkbox'
import styles from './Panel.module.css'

export function PanelCheckbox(props: {
  label: string
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <Checkbox className={styles.checkbox ?? ''} isSelected={props.isSelected} onChange={props.onChange}>
      <span className={styles.box}>
        {props.isSelected && (
          <svg aria-hidden="true" viewBox="0 0 12 12">
            <path d="M1 6l4 4 6-8" />
          </svg>
        )}
      </span>
      {props.label}
    </Checkbox>
  )
}
