try {
  if (
    new URLSearchParams(location.search).get('search')?.trim() ||
    JSON.parse(localStorage.getItem('bodega-cats:posts')).some(Boolean)
  )
    document.documentElement.dataset.waking = 'list';
} catch {}
