import { Link } from '@tanstack/react-router'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { CATEGORIES, type CategoryShort, categoryByShort } from '#shared/categories.ts'

const TILES: Record<CategoryShort, { picture: string; icon: string }> = {
  Clothing: { picture: 'products/muslin-swaddles', icon: 'shirt' },
  Feeding: { picture: 'products/silicone-bib', icon: 'baby' },
  Toys: { picture: 'products/wooden-blocks', icon: 'blocks' },
  Nursery: { picture: 'products/crib-mobile', icon: 'bed' },
  Safety: { picture: 'products/bath-thermometer', icon: 'shield-check' },
}

export function CategoryTiles() {
  const { data: categories = CATEGORIES } = trpc.categories.list.useQuery()
  return (
    <section className="section wrap" aria-labelledby="categories-heading">
      <div className="section-head">
        <h2 id="categories-heading" className="h2">
          Shop by Category
        </h2>
      </div>
      <div className="category-tiles">
        {categories.map(({ short }) => (
          <Link
            key={short}
            to="/products"
            search={{ category: short }}
            className={`category-tile tint-${short.toLowerCase()}`}
          >
            <Picture
              src={`/images/${TILES[short].picture}.webp`}
              alt=""
              sizes="(min-width: 1024px) 230px, (min-width: 768px) 46vw, 47vw"
              width={800}
              height={690}
            />
            <span>
              <b>
                <Icon name={TILES[short].icon} /> {short}
              </b>
              {categoryByShort(short).tagline}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
