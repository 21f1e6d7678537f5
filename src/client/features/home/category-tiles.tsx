import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import * as categoryTilesCss from '#client/features/home/category-tiles.css.ts'
import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#client/ui/picture-sources.ts'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { m } from '#shared/messages/messages.ts'

export function CategoryTiles() {
  const { data: tiles = [] } = trpc.categories.tiles.useQuery()
  if (tiles.length === 0) return null
  return (
    <section className={`${baseCss.section} ${baseCss.wrap}`} aria-labelledby="categories-heading">
      <SectionHead id="categories-heading" title={m.shopByCategory} />
      <div className={categoryTilesCss.categoryTiles} style={columnsOf(tiles.length)}>
        {tiles.map(({ short, label, lang, tagline, color, icon, picture }) => (
          <Link
            key={short}
            lang={lang}
            to="/products"
            search={{ category: short }}
            className={`${categoryTilesCss.categoryTile} ${baseCss.tints[color]}`}
          >
            <Picture
              className={categoryTilesCss.picture}
              src={pictureSources(`/images/${picture}.webp`, 'products')}
              alt=""
              sizes="(min-width: 1024px) 230px, (min-width: 768px) 46vw, 47vw"
              width={800}
              height={690}
            />
            <span className={categoryTilesCss.words}>
              <b className={categoryTilesCss.label}>
                <Icon icon={ICONS_OF_CATEGORIES[icon]} /> {label}
              </b>
              {tagline}
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}

/** Chooses rows of equal length where possible; the style sheet defaults to five. */
function columnsOf(tiles: number): CSSProperties | undefined {
  if (tiles === 5) return undefined
  const columns = [6, 5, 4, 3].find((number) => tiles % number === 0) ?? (tiles < 3 ? 3 : 4)
  return { '--tiles': columns }
}
