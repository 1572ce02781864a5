try {
  const { dataset } = document.documentElement;
  if (new URLSearchParams(location.search).get('search')?.trim()) dataset.waking = 'search';
  else if (
    JSON.parse(localStorage.getItem('bodega-cats:posts')).some(
      (post) => post && typeof post === 'object' && !Array.isArray(post),
    )
  )
    dataset.waking = 'list';
} catch {}
