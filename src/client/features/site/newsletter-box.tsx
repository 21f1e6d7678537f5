/** A plain form: it carries the address to the sign-up page, with or without JavaScript. */
export function NewsletterBox() {
  return (
    <form className="newsletter-box" action="/subscribe">
      <h2 id="newsletter-heading">Newsletter</h2>
      <p>New guides and good finds, now and then.</p>
      <div>
        <label htmlFor="newsletter-email" className="visually-hidden">
          Email address
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder="Your email"
          maxLength={254}
        />
        <button type="submit" className="btn btn-solid btn-sm">
          Subscribe
        </button>
      </div>
    </form>
  )
}
