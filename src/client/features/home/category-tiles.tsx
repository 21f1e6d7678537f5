import { Link } from '@tanstack/react-router'
import * as homePageCss from '#client/features/home/home-page.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import type { IconClass } from '#client/ui/icon.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { CATEGORIES, type CategoryShort, categoryByShort } from '#shared/categories.ts'

const TILES: Record<CategoryShort, { picture: string; icon: IconClass }> = {
  Clothing: { picture: 'products/muslin-swaddles', icon: lateIcons.shirt },
  Feeding: { picture: 'products/silicone-bib', icon: lateIcons.baby },
  Toys: { picture: 'products/wooden-blocks', icon: lateIcons.blocks },
  Nursery: { picture: 'products/crib-mobile', icon: lateIcons.bed },
  Safety: { picture: 'products/bath-thermometer', icon: lateIcons.shieldCheck },
}

export function CategoryTiles() {
  const { data: categories = CATEGORIES } = trpc.categories.list.useQuery()
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="categories-heading">
      <div className={baseCss.sectionHead}>
        <h2 id="categories-heading" className={baseCss.h2}>
          Shop by Category
        </h2>
      </div>
      <div className={homePageCss.categoryTiles}>
        {categories.map(({ short }) => (
          <Link
            key={short}
            to="/products"
            search={{ category: short }}
            className={`${homePageCss.categoryTile} ${baseCss.tints[short]}`}
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
                <Icon icon={TILES[short].icon} /> {short}
              </b>
              {categoryByShort(short).tagline}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
