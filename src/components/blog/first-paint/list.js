try {
  if (
    new URLSearchParams(location.search).get('search')?.trim() ||
    JSON.parse(localStorage.getItem('bodega-cats:posts')).some(
      (post) => post && typeof post === 'object' && !Array.isArray(post),
    )
  )
    document.documentElement.dataset.waking = 'list';
} catch {}
