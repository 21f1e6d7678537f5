import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'
/** Explains why a form submitted by the browser was refused. With JavaScript a toast says it. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    message && (
      <p className={`${formCss.formError} ${baseCss.noScript}`} role="alert">
        {message}
      </p>
    )
  )
}
