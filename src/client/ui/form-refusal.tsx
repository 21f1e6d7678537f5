/** Why a form that the browser sent by itself was refused. With JavaScript a toast says it. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    message && (
      <p className="form-error no-script" role="alert">
        {message}
      </p>
    )
  )
}
