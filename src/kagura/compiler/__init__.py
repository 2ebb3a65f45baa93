"""From rule text to C: the build-time pipeline. Nothing here is imported when Kagura runs.

`subset` reads rule files and refuses what C could not do the same way, `amalgam` puts them
together with a generated `.pxd`, `build` hands the result to Cython.
"""
