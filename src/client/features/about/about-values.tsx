import { Picture } from '#client/ui/picture.tsx'

const VALUES = [
  {
    name: 'Trust',
    text: 'We say who pays us and what for, label ads and samples, and claim nothing we can’t back up.',
    picture: 'products/bath-thermometer',
    tint: 'tint-safety',
  },
  {
    name: 'Affordability',
    text: 'Every card shows the price next to the retailer. Good and affordable beats new and expensive.',
    picture: 'products/silicone-bib',
    tint: 'tint-feeding',
  },
  {
    name: 'Community',
    text: 'Browsing and reading are free for every family. Donations help keep it that way, and we never ask twice.',
    picture: 'products/stacking-rings',
    tint: 'tint-toys',
  },
]

export function AboutValues() {
  return (
    <section className="section wrap" aria-labelledby="values-heading">
      <div className="section-head">
        <h2 id="values-heading" className="h2">
          What we value
        </h2>
      </div>
      <div className="about-values">
        {VALUES.map(({ name, text, picture, tint }) => (
          <article key={name} className={`about-value ${tint}`}>
            <Picture
              src={`/images/${picture}.webp`}
              alt=""
              sizes="(min-width: 1320px) 397px, (min-width: 768px) 30vw, 94vw"
              width={800}
              height={600}
            />
            <div>
              <h3 className="h3">{name}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
