import type { ComponentProps } from 'react'

/** A form that the desk sends itself. Its fields say what is wrong, not the browser. */
export function Form({
  onSubmit,
  ...props
}: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSubmit(): void }) {
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    />
  )
}
