const WAYS = [
  {
    title: 'A shop with less to scroll through',
    text: 'Products for the first years in five categories, from several retailers, on one page instead of in ten tabs.',
  },
  {
    title: 'Prices that you see first',
    text: 'Price, retailer and our commission are shown openly, so that you can compare before you click.',
  },
  {
    title: 'Guides for tired readers',
    text: 'Articles on sleep, feeding, safety and budgets: plainly written, with the advice to see a doctor where it belongs.',
  },
  {
    title: 'Free for every family',
    text: 'No fee for browsing, reading or a free account with favorites. Commissions and donations pay for the site.',
  },
]

export function AboutWays() {
  return (
    <section className="section wrap" aria-labelledby="ways-heading">
      <div className="section-head">
        <h2 id="ways-heading" className="h2">
          Four ways we support parents
        </h2>
      </div>
      <ol className="about-ways">
        {WAYS.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
