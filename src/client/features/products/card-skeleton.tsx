const LINE_WIDTHS = ['40%', '75%', '100%', '60%']

/** The shape of a product card while it loads; the words that belong to it stand in a status beside it. */
export function CardSkeleton() {
  return (
    <div className="card-skeleton" aria-hidden="true">
      <div className="skeleton" />
      <div>
        {LINE_WIDTHS.map((width) => (
          <div key={width} className="skeleton" style={{ width, height: 16 }} />
        ))}
      </div>
    </div>
  )
}
