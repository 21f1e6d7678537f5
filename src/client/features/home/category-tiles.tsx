import { Link } from '@tanstack/react-router'
import * as homePageCss from '#client/features/home/home-page.css.ts'
import { CATEGORY_ICONS } from '#client/features/products/category-icons.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { CATEGORIES, type CategoryShort, categoryByShort } from '#shared/categories.ts'

const PICTURES: Record<CategoryShort, string> = {
  Clothing: 'products/muslin-swaddles',
  Feeding: 'products/silicone-bib',
  Toys: 'products/wooden-blocks',
  Nursery: 'products/crib-mobile',
  Safety: 'products/bath-thermometer',
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
              src={`/images/${PICTURES[short]}.webp`}
              alt=""
              sizes="(min-width: 1024px) 230px, (min-width: 768px) 46vw, 47vw"
              width={800}
              height={690}
            />
            <span>
              <b>
                <Icon icon={CATEGORY_ICONS[short]} /> {short}
              </b>
              {categoryByShort(short).tagline}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
