import * as baseCss from '#client/ui/base.css.ts'
import * as formCss from '#client/ui/form.css.ts'
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    message && (
      <p className={`${formCss.formError} ${baseCss.noScript}`} role="alert">
        {message}
      </p>
    )
  )
}
