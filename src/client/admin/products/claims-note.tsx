import { Link } from '@tanstack/react-router'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import * as filtersCss from '#client/admin/kit/filters.css.ts'

export function ClaimsNote() {
  return (
    <p className={filtersCss.filterNote}>
      Since September 27, 2026, EU law (Directive 2024/825) allows words like these only with proof, such as
      an EU Ecolabel that the text names. Say exactly what is better, or remove the words. For products of a{' '}
      <Link className={adminPageCss.docsLink} to="/admin/feeds">
        feed
      </Link>
      , turn on “Hide environmental claims” in the feed’s settings.
    </p>
  )
}
